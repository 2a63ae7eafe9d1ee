export const questionsFields = /* groq */ `title, items[]{_key, title, text}`
