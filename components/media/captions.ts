/**
 * Tells what the captions of a film say whenever that changes, until the returned function is called. The browser
 * would draw them where the film's pill stands, and smaller than can be read on phones.
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
