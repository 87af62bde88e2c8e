#!/bin/sh
# Backs up the database and the pictures into a new folder once a day, and removes old ones.
# Usage: backup.sh [once]. Where to connect: PGHOST, PGUSER, PGPASSWORD, PGDATABASE. What else: BACKUP_FOLDER, BACKUP_DAYS,
# MEDIA_FOLDER (optional). docs/runbook.md describes the restore.
set -eu

backup() {
  mkdir -p "$BACKUP_FOLDER"
  # One at a time: otherwise, a backup that someone starts would remove what the daily one is writing. The lock ends with this
  # process.
  exec 9>"$BACKUP_FOLDER/.lock"
  flock 9
  name=$(date -u +%Y-%m-%dT%H%M%SZ)
  making="$BACKUP_FOLDER/.$name"
  # Otherwise an incomplete backup would take the space that the next attempt needs.
  trap 'rm -rf "$making"' EXIT
  trap 'exit 1' HUP INT TERM
  # Before the dump, so that a full disk doesn't keep old backups from being removed.
  remove_old || echo 'Old backups were not removed.' >&2
  mkdir "$making"
  # The page cache is rebuilt; see the runbook.
  pg_dump --format=custom --exclude-table-data='page_cache.*' --file="$making/site.dump"
  # After the database, so that every file that it references exists.
  if [ -n "${MEDIA_FOLDER:-}" ]; then archive_media; fi
  # A folder with this name is complete.
  mv "$making" "$BACKUP_FOLDER/$name"
  echo "The backup is in $BACKUP_FOLDER/$name."
}

archive_media() {
  status=0
  tar --create --gzip --file "$making/media.tar.gz" --directory "$MEDIA_FOLDER" . || status=$?
  # GNU tar exits with 1 when a file changed while it was read, for example because an editor uploaded a picture.
  [ "$status" -le 1 ]
}

# Removes what a killed run left, and complete backups that are older than BACKUP_DAYS. The three newest stay however old
# they are: after weeks of failures, they are the only ones.
remove_old() {
  find "$BACKUP_FOLDER" -mindepth 1 -maxdepth 1 -type d -name '.20??-*' -exec rm -r {} +
  find "$BACKUP_FOLDER" -mindepth 1 -maxdepth 1 -type d -name '20??-*' | sort -r | tail -n +4 |
    while read -r old; do
      find "$old" -maxdepth 0 -mtime "+${BACKUP_DAYS:-14}" -exec rm -r {} +
    done
}

umask 077
if [ "${1:-}" = once ]; then
  backup
  exit
fi
# After a reboot, Postgres starts at the same time. When it takes longer, the backup fails, which is logged.
for _ in 1 2 3 4 5 6 7 8 9 10 11 12; do
  if pg_isready --quiet; then break; fi
  sleep 5
done
# In a separate process: a failure ends only that one, and the next attempt is in an hour.
while true; do
  if sh "$0" once; then sleep 86400; else
    echo 'The backup failed.' >&2
    sleep 3600
  fi
done
