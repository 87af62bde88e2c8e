vcl 4.1;

# Varnish in front of the site, with the module xkey (Debian: varnish-modules). The site runs with CDN=varnish, CDN_URL=the
# address of this Varnish, and CDN_TOKEN=the token below; deploy/edge/nginx.conf in front has TLS.
# Tested by tests/integration/varnish.test.ts and package-and-proxies.test.ts.

import std;
import xkey;

backend default {
  .host = "site-a";
  .port = "3000";
  .connect_timeout = 1s;
  .first_byte_timeout = 30s;
  .probe = {
    .url = "/health/live";
    .interval = 2s;
    .timeout = 1s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
  }
}

sub vcl_recv {
  if (req.restarts == 0) {
    unset req.http.X-Site-Failed;
  }
  # Only systems of the operator may decide which requests are traced (decision 53).
  unset req.http.traceparent;
  unset req.http.tracestate;
  if (req.method == "PURGE") {
    # Only the site has the token. Varnish must not be reachable from outside on this port.
    if (req.http.Authorization != "Bearer CDN_TOKEN") {
      return (synth(403, "Forbidden"));
    }
    # A purged page may still be served when the site is unavailable, so it isn't removed.
    set req.http.X-Purged = xkey.softpurge(req.http.xkey-purge);
    return (synth(200, "Purged " + req.http.X-Purged));
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # The site joins several lines, so a later one counts, too.
  std.collect(req.http.Accept);
  if (req.http.Authorization || req.http.RSC || req.http.Accept ~ "text/markdown" || req.url ~ "^/(admin|api|account|content-api)(/|$)") {
    return (pass);
  }
  # Campaign parameters don't change a page.
  if (req.url ~ "^[^?]+\?((utm_[a-z]+|gclid|fbclid|msclkid)=[^&]*(&|$))+$") {
    set req.url = regsub(req.url, "\?.*$", "");
  }
  # Only the site knows what other parameters mean. Cached here, anyone could fill the memory with variants of a page.
  if (req.url ~ "\?") {
    return (pass);
  }
  # Normalize the encoding to three variants instead of hundreds.
  if (req.http.Accept-Encoding ~ "\bbr\b") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "\bgzip\b") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
  unset req.http.Cookie;
  # An expired or purged page is served only while the site is unavailable.
  if (std.healthy(req.backend_hint) && !req.http.X-Site-Failed) {
    set req.grace = 0s;
  }
  return (hash);
}

# Without the host: pages don't depend on it, and anyone could fill the cache with hosts of their own.
sub vcl_hash {
  hash_data(req.url);
  return (lookup);
}

sub vcl_backend_response {
  # Only responses with tags are cached, because the site can purge them.
  if (beresp.http.Surrogate-Key && beresp.status < 500) {
    set beresp.http.xkey = beresp.http.Surrogate-Key;
    set beresp.ttl = 60s;
    set beresp.grace = 7d;
    # The other headers in Vary are passed on above; only the encoding remains.
    set beresp.http.Vary = "Accept-Encoding";
  } elsif (bereq.url !~ "^/_next/static/") {
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
  }
  # An error must not replace a cached page.
  if (beresp.status >= 500 && bereq.is_bgfetch) {
    return (abandon);
  }
}

sub vcl_deliver {
  # The site failed although it was healthy a moment ago: prefer the cached page, if there is one.
  if (resp.status >= 500 && req.restarts == 0 && (req.method == "GET" || req.method == "HEAD")) {
    set req.http.X-Site-Failed = "yes";
    return (restart);
  }
  unset resp.http.xkey;
  unset resp.http.Surrogate-Key;
  unset resp.http.Surrogate-Control;
  set resp.http.X-Cache = "MISS";
  if (obj.hits > 0) {
    set resp.http.X-Cache = "HIT";
  }
}
