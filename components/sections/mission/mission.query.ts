export const missionFields = /* groq */ `title, text`
