-- Each server has a database of its own; it makes its tables itself.
CREATE DATABASE server;
CREATE DATABASE frame;
CREATE DATABASE api;
