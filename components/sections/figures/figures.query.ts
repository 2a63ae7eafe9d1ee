export const figuresFields = /* groq */ `items[]{_key, figure, title, text}, sample, note`
