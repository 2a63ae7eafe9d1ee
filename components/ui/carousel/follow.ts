/** The code of a track that is near the viewport, as one file that use-track.ts loads. */
export { followGliding } from '@/components/ui/carousel/glide'
export { followTrack, placeTrack } from '@/components/ui/carousel/track'
