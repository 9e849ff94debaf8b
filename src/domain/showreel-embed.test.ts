import { describe, expect, test } from 'vitest'
import { defaultCompany } from '../content/company/company.ts'
import { showreelEmbed } from './showreel-embed.ts'

const page = 'https://bridgelight.example'

describe('the player for a film on another site', () => {
  test.each([
    'https://www.youtube.com/watch?v=aBcDeFgH_-1',
    'https://youtube.com/watch?list=x&v=aBcDeFgH_-1&t=4',
    'https://m.youtube.com/watch?v=aBcDeFgH_-1',
    'https://youtu.be/aBcDeFgH_-1?si=abc',
    'https://www.youtube.com/embed/aBcDeFgH_-1',
    'https://www.youtube.com/shorts/aBcDeFgH_-1',
    'https://www.youtube-nocookie.com/embed/aBcDeFgH_-1',
  ])('%s gives the YouTube player without cookies', (url) => {
    const embed = showreelEmbed(url, page)
    expect(embed).toMatchObject({ site: 'YouTube', origin: 'https://www.youtube-nocookie.com' })
    const player = new URL(embed?.url ?? '')
    expect(player.origin + player.pathname).toBe('https://www.youtube-nocookie.com/embed/aBcDeFgH_-1')
    expect(Object.fromEntries(player.searchParams)).toMatchObject({ enablejsapi: '1', origin: page })
  })

  test.each([
    ['https://vimeo.com/76979871', null],
    ['https://www.vimeo.com/channels/staffpicks/76979871', null],
    ['https://vimeo.com/76979871/abc123def0', 'abc123def0'],
    ['https://player.vimeo.com/video/76979871?h=abc123def0', 'abc123def0'],
  ])('%s gives the Vimeo player that does not track', (url, hash) => {
    const embed = showreelEmbed(url, page)
    expect(embed).toMatchObject({ site: 'Vimeo', origin: 'https://player.vimeo.com' })
    const player = new URL(embed?.url ?? '')
    expect(player.pathname).toBe('/video/76979871')
    expect(player.searchParams.get('dnt')).toBe('1')
    expect(player.searchParams.get('h')).toBe(hash)
  })

  test.each([
    defaultCompany.showreelUrl,
    '',
    'showreel',
    'javascript:alert(1)//youtube.com/watch?v=aBcDeFgH_-1',
    'https://youtube.com.attacker.example/watch?v=aBcDeFgH_-1',
    'https://notvimeo.com/76979871',
    'https://vimeo.com/bridgelight',
    'https://www.youtube.com/@bridgelight',
    'https://www.youtube.com/watch?v=a"onload=x',
  ])('%s gives no player: our own film is shown', (url) => {
    expect(showreelEmbed(url, page)).toBeNull()
  })
})
