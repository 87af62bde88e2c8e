#!/bin/sh
# Requests the certificate of SITE_HOST from Let's Encrypt (ACME), renews it a month before it expires, and copies it to where
# the proxy reads it, which it does twice a day. Without ACME_EMAIL, it does nothing: the certificate comes from elsewhere.
# Usage: renew.sh [once]. Folders: ACME_FOLDER, which the proxy serves, CERTBOT_FOLDER, TLS_FOLDER.
set -eu

renew() {
  certbot certonly --non-interactive --agree-tos --email "$ACME_EMAIL" --domain "$SITE_HOST" --cert-name site \
    --keep-until-expiring --webroot --webroot-path "$ACME_FOLDER"
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
