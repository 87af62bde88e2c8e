vcl 4.1;

# Varnish in front of the site, with the module xkey (Debian: varnish-modules). Tested by tests/integration/varnish.test.ts and
# package-and-proxies.test.ts.
#
# - deploy/edge/nginx.conf in front terminates TLS: its upstream is this Varnish instead of the instances. The backends of Varnish
#   are the instances, whose names must resolve when it starts (extra_hosts in deploy/compose.yaml).
# - The site runs with CDN=varnish, CDN_URL=http://… (the address of this Varnish), and CDN_TOKEN=the token that replaces
#   CDN_TOKEN below. Varnish has no TLS, so the token can be read in the network between the two: keep that network private.
# - Varnish appends the address of its own client, which is nginx, to X-Forwarded-For. So TRUSTED_PROXIES of the site names both
#   proxies: the address from which Varnish connects, and that of nginx. If one is missing, all visitors seem to have its address,
#   and the limits of the site apply to all of them together.

import directors;
import std;
import xkey;

probe health {
  .url = "/health/live";
  .interval = 2s;
  .timeout = 1s;
  .window = 3;
  .threshold = 2;
  .initial = 2;
}

backend site_a {
  .host = "site-a";
  .port = "3000";
  .connect_timeout = 1s;
  .first_byte_timeout = 25s;
  .probe = health;
}

backend site_b {
  .host = "site-b";
  .port = "3000";
  .connect_timeout = 1s;
  .first_byte_timeout = 25s;
  .probe = health;
}

sub vcl_init {
  # Everyone knows the placeholder, so it must not serve as the token.
  if ("CDN_TOKEN" == "CDN" + "_TOKEN") {
    return (fail("Replace CDN_TOKEN in this file."));
  }
  new site = directors.round_robin();
  site.add_backend(site_a);
  site.add_backend(site_b);
}

sub vcl_recv {
  set req.backend_hint = site.backend();
  # The site failed to respond with a page. An expired or purged one is served, if there is one.
  if (req.restarts > 0) {
    set req.grace = 7d;
    return (hash);
  }
  unset req.http.X-Site-Failed;
  unset req.http.X-Encoding;
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
  # Files from the product registry can be several gigabytes. Otherwise, Varnish would request the whole file for each part of it,
  # and keep in memory what the client hasn't read yet.
  if (req.url ~ "^/downloads/files/") {
    return (pipe);
  }
  # The site joins several lines, so a later one counts, too.
  std.collect(req.http.Accept);
  if (req.http.Authorization || req.http.RSC || req.http.Accept ~ "(?i)text/markdown" || req.url ~ "^/(admin|api|account|content-api)(/|$)") {
    return (pass);
  }
  # These pages belong to the person that a cookie names: an exam, a launch into the learning platform, a draft.
  if (req.url ~ "^/(training/exam|learning/lti|preview)(/|$|\?)") {
    return (pass);
  }
  # Campaign parameters don't change a page.
  if (req.url ~ "^[^?]+\?((utm_[a-z]+|gclid|fbclid|msclkid|mc_[ce]id)=[^&]*(&|$))+$") {
    set req.url = regsub(req.url, "\?.*$", "");
  }
  # Only the site knows what other parameters mean. If these were cached here, anyone could fill the memory with variants of a page.
  if (req.url ~ "\?") {
    return (pass);
  }
  # Three variants instead of hundreds. They are part of the key, because Varnish replaces Accept-Encoding by gzip or nothing
  # after this (http_gzip_support), and ignores it in Vary.
  if (req.http.Accept-Encoding ~ "(?i)\bbr\b(?!\s*;\s*q=0(\.0*)?(,|$))") {
    set req.http.X-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "(?i)\bgzip\b(?!\s*;\s*q=0(\.0*)?(,|$))") {
    set req.http.X-Encoding = "gzip";
  } else {
    set req.http.X-Encoding = "identity";
  }
  unset req.http.Cookie;
  # An expired or purged page is served only while the site is unavailable.
  if (std.healthy(req.backend_hint)) {
    set req.grace = 0s;
  }
  return (hash);
}

# Without the host: pages don't depend on it, and anyone could fill the cache with hosts of their own.
sub vcl_hash {
  hash_data(req.url);
  hash_data(req.http.X-Encoding);
  return (lookup);
}

# There is no page to serve instead. Only an error is requested again, because the site has a page for it.
sub vcl_miss {
  if (req.http.X-Site-Failed == "unavailable") {
    return (synth(503, "Service Unavailable"));
  }
  if (req.http.X-Site-Failed == "error") {
    return (pass);
  }
}

sub vcl_synth {
  if (resp.status == 503) {
    set resp.http.Content-Type = "text/plain; charset=utf-8";
    set resp.http.Cache-Control = "no-store";
    set resp.http.Retry-After = "5";
    synthetic("The server is busy. Try again.");
    return (deliver);
  }
}

sub vcl_backend_fetch {
  # It has just failed to respond with this page.
  if (bereq.is_bgfetch && bereq.http.X-Site-Failed) {
    return (abandon);
  }
  unset bereq.http.X-Site-Failed;
  if (bereq.http.X-Encoding) {
    set bereq.http.Accept-Encoding = bereq.http.X-Encoding;
    unset bereq.http.X-Encoding;
  }
  # A refused connection fails before this time, and a slow response times out after it.
  set bereq.http.X-Retry-Until = now + 2s;
}

sub vcl_backend_response {
  # If the site's error were delivered as a response, it would replace the cached page, which Varnish removes as soon as the response
  # is complete. A synthetic error doesn't.
  if (beresp.status >= 500 && !bereq.uncacheable) {
    set bereq.http.X-Failure = "error";
    # A site that is busy says when to try again; it must not get the same request twice.
    if (beresp.status == 503 && beresp.http.Retry-After) {
      set bereq.http.X-Failure = "unavailable";
    }
    return (error(beresp.status));
  }
  # Only responses with tags are cached, because the site can purge them.
  if (beresp.http.Surrogate-Key && beresp.status < 500) {
    set beresp.http.xkey = beresp.http.Surrogate-Key;
    set beresp.ttl = 60s;
    set beresp.grace = 7d;
    # The other headers in Vary are passed on above; only the encoding remains.
    set beresp.http.Vary = "Accept-Encoding";
  } elsif (bereq.url !~ "^/_next/static/") {
    # Varnish remembers this for some seconds. Otherwise, requests for the same URL would wait for each other.
    set beresp.uncacheable = true;
    set beresp.ttl = 5s;
  }
}

# An instance that is stopping refuses connections before its probe says so; the other one answers. A request that an instance
# has received isn't repeated.
sub vcl_backend_error {
  if (!bereq.http.X-Failure) {
    if (bereq.retries == 0 && (bereq.method == "GET" || bereq.method == "HEAD") && std.time(bereq.http.X-Retry-Until, now) > now) {
      return (retry);
    }
    set bereq.http.X-Failure = "unavailable";
  }
  set beresp.http.X-Site-Failed = bereq.http.X-Failure;
  # Varnish keeps the error for a second when others wait for the same page, so that they don't each wait for the site in turn.
  # The second lookup, which has this header, must find the cached page instead.
  set beresp.http.Vary = "X-Site-Failed";
  set beresp.grace = 0s;
  set beresp.keep = 0s;
}

sub vcl_deliver {
  # The site failed although it was healthy a moment ago: prefer the cached page, if there is one. What isn't cached isn't
  # requested again.
  if (resp.http.X-Site-Failed && req.http.X-Encoding && req.restarts == 0) {
    set req.http.X-Site-Failed = resp.http.X-Site-Failed;
    return (restart);
  }
  unset resp.http.X-Site-Failed;
  unset resp.http.xkey;
  unset resp.http.Surrogate-Key;
  unset resp.http.Surrogate-Control;
  set resp.http.X-Cache = "MISS";
  if (obj.hits > 0) {
    set resp.http.X-Cache = "HIT";
  }
}
