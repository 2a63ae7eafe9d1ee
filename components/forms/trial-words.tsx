import { FilledText } from '@/components/ui/filled-text'
import { TextLink } from '@/components/ui/text-link'
import type { Link, TrialLegal } from '@/content/types'

export function TrialSubmit({ label, tag }: { label: string; tag: string | null }) {
  return (
    <>
      <span>{label}</span>
      {tag && <span dir="auto">{tag}</span>}
    </>
  )
}

/** The line below the button, with links to the terms and the privacy policy. */
export function TrialNote({ text, legal: { termsLink, privacyLink } }: { text: string; legal: TrialLegal }) {
  return (
    <p dir="auto" className="-my-2.5 text-muted text-sm">
      <FilledText
        text={text}
        nodes={{ terms: <Document link={termsLink} />, privacy: <Document link={privacyLink} /> }}
      />
    </p>
  )
}

function Document({ link: { href, label } }: { link: Link }) {
  return (
    <TextLink href={href} className="min-h-11 font-[550]">
      {label}
    </TextLink>
  )
}
