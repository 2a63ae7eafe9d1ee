import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { loadForPress } from '@/components/ui/late-code.client'
import { startNear } from '@/components/ui/sight'

export function FilmCaptions({
  video,
  label,
  icon,
}: {
  video: RefObject<HTMLVideoElement | null>
  label: string
  icon: ReactNode
}) {
  const [isOn, setIsOn] = useState(false)
  const [caption, setCaption] = useState('')

  useEffect(() => {
    const film = video.current
    if (!isOn || !film) return
    return startNear(
      film,
      () => loadForPress(() => import('./captions')),
      ({ followCaptions }) => followCaptions(film, setCaption),
    )
  }, [isOn, video])

  return (
    <>
      {isOn && caption && (
        <p dir="auto" className="film-caption">
          {caption}
        </p>
      )}
      <IconButton label={label} aria-pressed={isOn} onClick={() => setIsOn(!isOn)} className="film-captions">
        {icon}
      </IconButton>
    </>
  )
}
