import { useEffect, useState } from 'react'

/** False once this host does not answer, and true when it does again. */
export function useConnection(): boolean {
  const [isOnline, setIsOnline] = useState(true)
  useEffect(() => {
    const look = async () => setIsOnline(navigator.onLine || (await isAnswering()))
    const listening = new AbortController()
    for (const type of ['online', 'offline']) addEventListener(type, look, listening)
    look()
    return () => listening.abort()
  }, [])
  return isOnline
}

/** Without a network a browser is offline, but a host on the same machine still answers. */
function isAnswering(): Promise<boolean> {
  return fetch(location.pathname, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  )
}
