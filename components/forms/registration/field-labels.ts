import type { RegistrationContent } from './step'
import type { RegistrationField } from './steps'

/** The names of the fields in the error summary. */
export function fieldLabels({ labels, termsText, termsLink }: RegistrationContent): Record<RegistrationField, string> {
  return {
    I01name: labels.name,
    I02email: labels.email,
    I03phone: labels.phone,
    I04role: labels.role,
    II01masjidname: labels.masjidName,
    II02masjidaddress: labels.address,
    II03masjidcity: labels.city,
    II04masjidstate: labels.state,
    II05masjidzip: labels.zip,
    II06masjidwebsite: labels.website,
    II10masjidein: labels.ein,
    II14masjidcountry: labels.country,
    II15masjidphone: labels.masjidPhone,
    II16masjidemail: labels.masjidEmail,
    II13masjidmailing: labels.mailingQuestion,
    III01recipientname: labels.recipientName,
    III021recipientemail: labels.recipientEmail,
    III03recipientphone: labels.recipientPhone,
    III04recipientstreetaddress: labels.street,
    III05recipientcity: labels.city,
    III06recipientstate: labels.state,
    III07recipientzip: labels.zip,
    IV01termsandconditions: `${termsText} ${termsLink.label}`,
  }
}
