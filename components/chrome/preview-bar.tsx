import { Button } from '@/components/ui/button'
import type { PreviewChoice } from '@/content/preview-choice'
import { nameMoment } from '@/lib/time/dates'
import { FIRST_PREVIEW_DATE, formatPreviewDate, LAST_PREVIEW_DATE } from '@/lib/time/preview-date'
import { TIME_ZONE_CHOICES, type TimeZone } from '@/lib/time/time-zones'

type PreviewBarProps = { preview: PreviewChoice; siteZone: TimeZone }

/** For staff in draft mode: says what they see, lets them view the site at another date, and lets them leave. */
export function PreviewBar({ preview: { date, perspective }, siteZone }: PreviewBarProps) {
  const shown = perspective === 'published' ? 'published content' : perspective === 'drafts' ? perspective : 'a release'
  return (
    <form
      action="/api/draft-mode/date"
      method="post"
      aria-label="Preview"
      className="preview-bar fixed bottom-[calc(var(--rail)_+_16px)] left-1/2 z-30 flex flex-wrap items-center gap-y-[8px] gap-x-[12px] w-max max-w-[calc(100%_-_32px)] p-[8px_8px_8px_20px] rounded-[20px] [translate:-50%] shadow-3 max-[640px]:p-[12px] max-[640px]:[&>p]:basis-full in-data-framed:hidden on-ink"
    >
      <p className="text-ui">
        <span>{`Preview: ${shown} ${date ? 'at ' : shown === 'drafts' ? 'show' : 'shows'}`}</span>
        {date && <strong>{nameMoment(date.moment, date.zone)}</strong>}
      </p>
      <details>
        <summary className="button button-quiet button-sm">{date ? 'Other date' : 'Choose a date'}</summary>
        <div className="preview-date absolute inset-[auto_0_calc(100%_+_8px)_auto] grid gap-[12px] w-[min(100%,26rem)] p-[20px] border border-rule rounded-[20px] text-[1rem] shadow-3 on-paper">
          <p>
            See the announcement, the milestone and scheduled posts as they are at another time. What you dismiss stays
            away until you close the tab.
          </p>
          <label>
            Date and time
            <input
              type="datetime-local"
              name="date"
              className="input"
              required
              min={FIRST_PREVIEW_DATE}
              max={LAST_PREVIEW_DATE}
              defaultValue={date ? formatPreviewDate(date) : ''}
            />
          </label>
          <label>
            Time zone
            <select name="zone" className="input" defaultValue={date?.zone ?? siteZone}>
              {TIME_ZONE_CHOICES.map(({ value, title }) => (
                <option key={value} value={value}>
                  {title}
                </option>
              ))}
            </select>
          </label>
          <Button type="submit" size="sm">
            Show this date
          </Button>
        </div>
      </details>
      {date && (
        <Button type="submit" variant="quiet" size="sm" name="now" value="yes" formNoValidate>
          Back to now
        </Button>
      )}
      <Button type="submit" size="sm" formAction="/api/draft-mode/disable" formNoValidate>
        Exit the preview
      </Button>
    </form>
  )
}
