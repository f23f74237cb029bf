-- Each server has its own role, which owns one database and reaches no other. It creates its tables itself.
\getenv server_password SERVER_DATABASE_PASSWORD
\getenv frame_password FRAME_DATABASE_PASSWORD
\getenv api_password API_DATABASE_PASSWORD

CREATE ROLE server LOGIN PASSWORD :'server_password';
CREATE ROLE frame LOGIN PASSWORD :'frame_password';
CREATE ROLE api LOGIN PASSWORD :'api_password';

CREATE DATABASE server OWNER server;
CREATE DATABASE frame OWNER frame;
CREATE DATABASE api OWNER api;

REVOKE ALL ON DATABASE postgres, template1, server, frame, api FROM PUBLIC;
