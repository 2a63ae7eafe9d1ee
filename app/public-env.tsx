import { PUBLIC_ENV_ID, publicEnv } from '@/lib/environment/public-env'

/** First in the body, so that it is parsed before any script runs. */
export function PublicEnv({ donationUrl }: { donationUrl?: string }) {
  return <data id={PUBLIC_ENV_ID} value={JSON.stringify({ ...publicEnv(), DONATION_URL: donationUrl })} hidden />
}
