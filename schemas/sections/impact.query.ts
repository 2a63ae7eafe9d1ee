export const impactFields = /* groq */ `
  title,
  lead,
  totalRaisedLabel,
  donationsLabel,
  averageLabel,
  donorsLabel,
  totalRaisedOffset
`
