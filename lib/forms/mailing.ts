type MailingParts = {
  /** Confirms that mail goes to the masjid. */
  note: boolean
  /** Name, e-mail and phone of somebody else. */
  recipient: boolean
  address: boolean
}

/** The parts for an answer to "Where should we send mail?"; none while there is no answer. */
export function mailingParts(choice: string | undefined): MailingParts {
  return {
    note: choice === 'masjid',
    recipient: choice === 'other',
    address: choice === 'your' || choice === 'other',
  }
}
