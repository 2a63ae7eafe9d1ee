export const contactFields = /* groq */ `
  title,
  lead,
  helpLabel,
  trialTitle,
  trialNote,
  trialHref,
  emailNote,
  phoneNote
`
