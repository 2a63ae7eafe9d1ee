import { type RefObject, useEffect, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'
import { Text } from '@/components/ui/text'

/** A button that shows a film's captions. The browser would draw them where the film's buttons are, and too small to read on phones. */
export function FilmCaptions({ video, label }: { video: RefObject<HTMLVideoElement | null>; label: string }) {
  const [isOn, setIsOn] = useState(false)
  const [caption, setCaption] = useState('')

  useEffect(() => {
    const track = video.current?.textTracks[0]
    if (!isOn || !track) return
    const read = () => setCaption(Array.from(track.activeCues ?? [], textOf).join(' '))
    // Loads the captions without drawing them.
    track.mode = 'hidden'
    track.addEventListener('cuechange', read)
    read()
    return () => {
      track.removeEventListener('cuechange', read)
      track.mode = 'disabled'
    }
  }, [isOn, video])

  return (
    <>
      <Text.p className="pointer-events-none absolute inset-x-3 top-3 mx-auto w-fit rounded-sm bg-ink-950 px-3 py-1.5 text-center text-paper text-sm sm:inset-x-6 sm:top-6">
        {isOn && caption}
      </Text.p>
      <IconButton
        label={label}
        aria-pressed={isOn}
        onClick={() => setIsOn(!isOn)}
        className="absolute right-3 bottom-3 aria-pressed:bg-saffron-400 sm:right-4 sm:bottom-4"
      >
        <Icon name="closed-captioning" />
      </IconButton>
    </>
  )
}

function textOf(cue: TextTrackCue): string {
  return cue instanceof VTTCue ? (cue.getCueAsHTML().textContent ?? '') : ''
}
