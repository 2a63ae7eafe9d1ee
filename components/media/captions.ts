/**
 * Reports the current caption of a film on every change, until the returned function is called. The browser would draw captions
 * where the film's buttons are, and too small to read on phones.
 */
export function followCaptions(film: HTMLVideoElement, tell: (text: string) => void): () => void {
  const [track] = film.textTracks
  if (!track) return () => {}
  const read = () => tell(Array.from(track.activeCues ?? [], textOf).join(' '))
  // Loads the captions without drawing them.
  track.mode = 'hidden'
  track.addEventListener('cuechange', read)
  read()
  return () => {
    track.removeEventListener('cuechange', read)
    track.mode = 'disabled'
  }
}

function textOf(cue: TextTrackCue): string {
  return cue instanceof VTTCue ? (cue.getCueAsHTML().textContent ?? '') : ''
}
