/** "masjid-an-nur.svg" */
export function tileFileName(name: string): string {
  const words = name
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu)
  return `${words?.join('-') ?? 'masjid'}.svg`
}
