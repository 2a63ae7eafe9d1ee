import type { ReleaseDocument, SanityClient } from '@sanity/client'

/** Deletes all releases with their versions, which are locked while one is scheduled. Throws what the client throws. */
export async function deleteReleases(client: SanityClient): Promise<void> {
  const releases = await client.fetch<Pick<ReleaseDocument, 'name' | 'state'>[]>(
    '*[_type == "system.release"]{name, state}',
  )
  for (const { name: releaseId, state } of releases) {
    if (state === 'scheduled') await client.releases.unschedule({ releaseId })
    if (state === 'scheduled' || state === 'active') await client.releases.archive({ releaseId })
    await client.releases.delete({ releaseId })
  }
}
