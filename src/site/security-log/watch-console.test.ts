import { describe, expect, it } from 'vitest'
import { consoleReadMax } from '../../domain/security/page-limits.ts'
import { watchConsole } from './watch-console.ts'

function setUp(listen: (text: string) => void = () => undefined) {
  const written: unknown[][] = []
  const heard: string[] = []
  const target = {
    prefix: 'kept',
    debug: (...values: unknown[]) => void written.push(['debug', ...values]),
    log(...values: unknown[]) {
      written.push([this === target ? 'log' : 'lost', ...values])
    },
    info: (...values: unknown[]) => void written.push(['info', ...values]),
    warn: (...values: unknown[]) => void written.push(['warn', ...values]),
    error: (...values: unknown[]) => void written.push(['error', ...values]),
  }
  const originals = { ...target }
  const end = watchConsole(target, (text) => {
    heard.push(text.trim())
    listen(text)
  })
  return { target, originals, written, heard, end }
}

describe('watchConsole', () => {
  it('writes everything as before and passes the text on', () => {
    const { target, written, heard } = setUp()
    const thing = { a: 1 }
    target.log('one', 2, thing)
    target.error('two')
    expect(written).toEqual([
      ['log', 'one', 2, thing],
      ['error', 'two'],
    ])
    expect(heard).toEqual(['one  a', 'two'])
  })

  it('reads the message of errors and only the property names of objects', () => {
    const { target, heard } = setUp()
    const trap = {
      get password() {
        throw new Error('read')
      },
    }
    target.warn(new Error('boom'), trap, null, ['secret'], new Uint8Array(3))
    expect(heard).toEqual(['boom password'])
  })

  it('ignores messages written by its own listener', () => {
    const { target, written, heard } = setUp((text) => target.error(`heard ${text}`))
    target.log('once')
    expect(heard).toEqual(['once'])
    expect(written).toHaveLength(2)
  })

  it('never makes writing fail, and still hears the next line', () => {
    const { target, heard } = setUp(() => {
      throw new Error('deaf')
    })
    const hostile = new Proxy(
      {},
      {
        ownKeys() {
          throw new Error('no keys')
        },
      },
    )
    expect(() => target.log(hostile)).not.toThrow()
    target.log('one')
    target.log('two')
    expect(heard).toEqual(['one', 'two'])
  })

  it('reads only up to a maximum length', () => {
    const { target, heard } = setUp()
    target.log('x'.repeat(1_000_000), 'y'.repeat(1_000_000))
    expect(heard[0]).toHaveLength(consoleReadMax)
  })

  it('restores the console methods, except those that other code has wrapped meanwhile', () => {
    const { target, originals, heard, end } = setUp()
    const wrapped = () => undefined
    target.info = wrapped
    end()
    expect([target.log, target.info]).toEqual([originals.log, wrapped])
    target.log('after')
    expect(heard).toEqual([])
  })
})
