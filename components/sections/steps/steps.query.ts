export const stepsFields = /* groq */ `title, lead, items[]{_key, title, text}, countsDown`
