import type { FormControl } from './use-form'

/** For forms longer than a screen. Without JavaScript it gets the focus; with JavaScript the first of the fields does. */
export function ErrorSummary({ control }: { control: FormControl }) {
  const { form, labels, errors, wasTried, isPosted } = control
  const fields = wasTried ? Object.keys(errors) : []
  return (
    // Whoever corrects a field need not hear the new count at once.
    <div role="alert" aria-relevant="additions">
      {fields.length > 0 && (
        <div
          className="error-summary p-[20px_22px_14px] border-2 border-clay-600 rounded-lg bg-clay-50 text-clay-700 [scroll-margin-top:calc(112px_-_6rem)]"
          tabIndex={-1}
          // biome-ignore lint/a11y/noAutofocus: only on the page that responds to a posted form
          autoFocus={isPosted}
        >
          <h2 className="flex gap-[10px] text-[1.25rem] text-inherit leading-[1.25] tracking-[-0.015em] before:size-[24px]">
            {fields.length === 1
              ? 'One answer needs a look'
              : `${COUNTS[fields.length] ?? fields.length} answers need a look`}
          </h2>
          <p className="mt-[4px] text-(--ink) text-[1rem]">Nothing was sent. What you typed is still here.</p>
          <ul className="mt-[6px] flex flex-wrap gap-x-[22px] gap-y-0">
            {fields.map(field => (
              <li key={field}>
                <a
                  href={`#${form}-${field}`}
                  dir="auto"
                  className="inline-flex min-h-[44px] items-center font-semibold underline underline-offset-[0.2em]"
                >
                  {labels[field]}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

const COUNTS = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']
