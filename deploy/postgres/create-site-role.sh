#!/bin/sh
# The image of Postgres runs this once, when it creates a new data directory (/docker-entrypoint-initdb.d): the site owns its
# database, and is no superuser. Superuser is only who can use the socket in the container:
#   docker compose --file deploy/compose.yaml exec postgres psql --username=postgres
# CREATEDB is for the restore, which drops the database and creates it again.
psql --username="$POSTGRES_USER" --dbname=postgres --no-psqlrc --set=ON_ERROR_STOP=1 --set=password="$POSTGRES_PASSWORD" <<'SQL'
create role site login createdb password :'password';
create database site owner site;
-- The image gave it the same password.
alter role current_user password null;
SQL
