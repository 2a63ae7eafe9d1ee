export const nightsFields = /* groq */ `title, lead, lit, alt`
