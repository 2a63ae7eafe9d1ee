export const impactFields = /* groq */ `
  title,
  lead,
  totalRaisedLabel,
  donationsLabel,
  averageLabel,
  donorsLabel,
  totalRaisedOffset,
  goal,
  tileText,
  goalText,
  goalReachedText,
  wall
`
