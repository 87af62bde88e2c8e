#!/bin/sh
# Backs up the database and the pictures into a new folder once a day, and removes old ones.
# Usage: backup.sh [once]. Where to connect: PGHOST, PGUSER, PGPASSWORD, PGDATABASE. What else: BACKUP_FOLDER, BACKUP_DAYS,
# MEDIA_FOLDER (optional). docs/runbook.md describes the restore.
set -eu

backup() {
  name=$(date -u +%Y-%m-%dT%H%M%SZ)
  making="$BACKUP_FOLDER/.$name"
  mkdir -p "$making"
  # The page cache is rebuilt; see the runbook.
  pg_dump --format=custom --exclude-table-data='page_cache.*' --file="$making/site.dump"
  # After the database, so that every file that it references exists.
  if [ -n "${MEDIA_FOLDER:-}" ]; then tar --create --gzip --file "$making/media.tar.gz" --directory "$MEDIA_FOLDER" .; fi
  # A folder with this name is complete.
  mv "$making" "$BACKUP_FOLDER/$name"
  find "$BACKUP_FOLDER" -mindepth 1 -maxdepth 1 -type d -name '20??-*' -mtime "+${BACKUP_DAYS:-14}" -exec rm -r {} +
  echo "The backup is in $BACKUP_FOLDER/$name."
}

umask 077
if [ "${1:-}" = once ]; then
  backup
  exit
fi
# In a separate process: a failure ends only that one, and the next attempt is in an hour.
while true; do
  if sh "$0" once; then sleep 86400; else
    echo 'The backup failed.' >&2
    sleep 3600
  fi
done
