export const linkFields = /* groq */ `label, href`
