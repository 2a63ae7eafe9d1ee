import { Button } from '@/components/ui/button'

/** Tells staff in draft mode what they see, and lets them out. Its words are for them, not for visitors. */
export function PreviewBar() {
  return (
    <form
      action="/api/draft-mode/disable"
      method="post"
      aria-label="Preview"
      className="on-ink fixed bottom-4 left-1/2 z-30 flex w-max max-w-[calc(100%-32px)] -translate-x-1/2 items-center gap-4 rounded-full py-2 pr-2 pl-5 shadow-3"
    >
      <p className="text-ui">Preview: drafts show</p>
      <Button type="submit" size="sm">
        Exit the preview
      </Button>
    </form>
  )
}
