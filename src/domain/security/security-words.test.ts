import { describe, expect, it } from 'vitest'
import { redactText } from './redact-text.ts'
import { mentionsScript, mentionsSecret } from './security-words.ts'

describe('mentionsScript', () => {
  it.each(['Script error.', 'refused to eval', 'EVAL', 'inline-script'])('finds one in "%s"', (message) => {
    expect(mentionsScript(message)).toBe(true)
  })

  it.each(['no description', 'retrieval', 'JavaScript', 'evaluate', 'manuscript', ''])(
    'finds none in "%s": only whole words count',
    (message) => {
      expect(mentionsScript(message)).toBe(false)
    },
  )
})

describe('mentionsSecret', () => {
  const secrets = [
    'Password: x',
    'csrf_token=x',
    'two TOKENS x',
    'my secret x',
    '{"token":"x"}',
    'accessToken: x',
    'refreshTokens x',
    'APIToken x',
    'userPassword=x',
    'user_password=x',
    'USER_PASSWORD=x',
    'passwordHash x',
    'clientSecret: x',
    'secretKey x',
    'oldPASSWORD x',
    'token2 x',
  ]

  it.each(secrets)('finds one in "%s"', (text) => {
    expect(mentionsSecret(text)).toBe(true)
  })

  it.each(secrets)('agrees with redactText, which masks "%s"', (text) => {
    expect(redactText(text)).toMatch(/\[redacted\]$/)
  })

  it.each([
    'the secretary',
    'Secretary',
    'tokenize',
    'TOKENIZE',
    'Tokenizer',
    'passwordless',
    'undersecretariat',
    'betokens',
    'nothing',
  ])('finds none in "%s"', (text) => {
    expect(mentionsSecret(text)).toBe(false)
  })
})
