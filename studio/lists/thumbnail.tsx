import type { ComponentType } from 'react'
import { styled } from 'styled-components'

type ThumbnailProps = {
  /** URL of the picture in the content service, without a size. */
  url: string | null
  /** CSS pixels. */
  width: number
  height: number
  /** Shown if there is no picture. */
  Icon: ComponentType
}

const PIXELS_PER_CSS_PIXEL = 2

export function Thumbnail({ url, width, height, Icon }: ThumbnailProps) {
  if (!url) {
    return (
      <Missing style={{ width, height }}>
        <Icon aria-hidden />
      </Missing>
    )
  }
  const size = `w=${width * PIXELS_PER_CSS_PIXEL}&h=${height * PIXELS_PER_CSS_PIXEL}&fit=crop`
  return <Picture src={`${url}?${size}`} alt="" width={width} height={height} loading="lazy" decoding="async" />
}

const Picture = styled.img`
  display: block;
  border-radius: 6px;
  background: var(--sunk);
  object-fit: cover;
`

const Missing = styled.span`
  display: grid;
  place-items: center;
  border-radius: 6px;
  background: var(--sunk);
  color: var(--muted);
  font-size: 21px;
`
