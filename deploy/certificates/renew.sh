#!/bin/sh
# Requests the certificate of SITE_HOST from Let's Encrypt (ACME), renews it in time, and copies it to the folder that the proxy
# reads. The proxy reads it twice a day. Without ACME_EMAIL, it does nothing: the certificate comes from elsewhere.
# Usage: renew.sh [once]. Folders: ACME_FOLDER, which the proxy serves, CERTBOT_FOLDER, TLS_FOLDER.
set -eu

renew() {
  # Certbot refuses to run twice at a time. The lock ends with this process.
  exec 9>"$CERTBOT_FOLDER/.renewing"
  flock 9
  certbot certonly --non-interactive --agree-tos --email "$ACME_EMAIL" --domain "$SITE_HOST" --cert-name site \
    --keep-until-expiring --renew-with-new-domains --webroot --webroot-path "$ACME_FOLDER"
  for name in privkey fullchain; do
    cp "$CERTBOT_FOLDER/live/site/$name.pem" "$TLS_FOLDER/.$name.pem"
    mv "$TLS_FOLDER/.$name.pem" "$TLS_FOLDER/$name.pem"
  done
}

umask 077
if [ "${1:-}" = once ]; then
  renew
  exit
fi
while true; do
  # In a separate process: a failure ends only that one.
  if [ -n "${ACME_EMAIL:-}" ]; then sh "$0" once || echo 'The certificate was not renewed.' >&2; fi
  sleep 43200
done
