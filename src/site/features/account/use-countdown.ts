import { useEffect, useState } from 'react'

/** The seconds left until a time, updated every second; 0 if it has passed or is not set. */
export function useCountdown(until: number): number {
  const [now, setNow] = useState(() => Date.now())
  const running = until > now
  useEffect(() => {
    if (!running) return
    const tick = () => setNow(Math.min(Date.now(), until))
    tick()
    const ticking = setInterval(tick, 1_000)
    return () => clearInterval(ticking)
  }, [running, until])
  return running ? Math.ceil((until - now) / 1_000) : 0
}
