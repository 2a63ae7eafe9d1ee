export const missionFields = /* groq */ `title, line, text`
