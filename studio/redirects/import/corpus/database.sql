-- MySQL dump
INSERT INTO wp_redirection_items VALUES (1)
