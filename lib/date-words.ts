/** "Nov 30", with the year unless it is this year. In the browser's time zone, like the Studio's own date fields. */
export function dateWords(date: Date, now: Date): string {
  const year = date.getFullYear() === now.getFullYear() ? undefined : 'numeric'
  return date.toLocaleDateString('en-US', { month: 'short', day: 'numeric', year })
}

/** "9:00 AM" */
export function clockWords(date: Date): string {
  return date.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
}

/** What a list says about the time from which something shows: "Scheduled for Nov 30", or the day alone once it has come. */
export function showsFromWords(time: string, now: Date): string {
  const date = new Date(time)
  const day = dateWords(date, now)
  return date.getTime() > now.getTime() ? `Scheduled for ${day}` : day
}
