/** In place of what Next loads for browsers from before 2022, which could not show the site either (next.config.ts). */
export {}
