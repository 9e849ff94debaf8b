/** A film on another site, shown in a frame on ours. */
export type ShowreelEmbed = {
  readonly site: 'YouTube' | 'Vimeo'
  /** The frame's origin: the content security policy must allow it, and only its messages count. */
  readonly origin: string
  readonly url: string
  /** The message that makes the player report that it is there. */
  readonly greeting: string
}

const youTubeHosts = ['youtube.com', 'm.youtube.com', 'youtube-nocookie.com']
const vimeoHosts = ['vimeo.com', 'player.vimeo.com']

/**
 * The player for the address of a YouTube or Vimeo film, in the form that sets no cookies before it plays.
 * Null for any other address: the film is then our own file.
 */
export function showreelEmbed(showreelUrl: string, pageOrigin: string): ShowreelEmbed | null {
  const address = readAddress(showreelUrl)
  if (!address || !/^https?:$/.test(address.protocol)) return null
  const host = address.hostname.replace(/^www\./, '')
  if (host === 'youtu.be') return youTube(address.pathname.slice(1), pageOrigin)
  if (youTubeHosts.includes(host)) {
    const inPath = /^\/(?:embed|shorts|live|v)\/([^/]+)/.exec(address.pathname)?.[1]
    return youTube(inPath ?? address.searchParams.get('v') ?? '', pageOrigin)
  }
  if (vimeoHosts.includes(host)) {
    const [, id, hash] = /\/(\d+)(?:\/(\w+))?\/?$/.exec(address.pathname) ?? []
    return id ? vimeo(id, hash ?? address.searchParams.get('h')) : null
  }
  return null
}

function readAddress(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}

function youTube(id: string, pageOrigin: string): ShowreelEmbed | null {
  if (!/^[\w-]{11}$/.test(id)) return null
  const origin = 'https://www.youtube-nocookie.com'
  const query = new URLSearchParams({
    autoplay: '1',
    cc_load_policy: '1',
    enablejsapi: '1',
    origin: pageOrigin,
    playsinline: '1',
    rel: '0',
  })
  return {
    site: 'YouTube',
    origin,
    url: `${origin}/embed/${id}?${query}`,
    greeting: JSON.stringify({ event: 'listening', id: 1, channel: 'widget' }),
  }
}

function vimeo(id: string, hash: string | null): ShowreelEmbed {
  const origin = 'https://player.vimeo.com'
  // The hash is the key to an unlisted film.
  const query = new URLSearchParams({ autoplay: '1', dnt: '1', playsinline: '1', ...(hash && { h: hash }) })
  return {
    site: 'Vimeo',
    origin,
    url: `${origin}/video/${id}?${query}`,
    greeting: JSON.stringify({ method: 'ping' }),
  }
}
