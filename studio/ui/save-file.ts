/** Long enough for every browser to have started the download. */
const RELEASE_DELAY_MS = 10_000

/** Downloads a file that was created in the browser. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_DELAY_MS)
}
