import { describe, expect, test } from 'vitest'
import { inProcessorTime, type TraceEvent } from './processor-trace.ts'

const event = (name: string, ts: number, dur?: number, tdur?: number, tid = 1): TraceEvent => ({
  name,
  ph: dur === undefined ? 'I' : 'X',
  pid: 1,
  tid,
  ts,
  ...(dur !== undefined && { dur }),
  ...(tdur !== undefined && { tdur }),
})

const times = (events: readonly TraceEvent[]) => events.map(({ name, ts, dur }) => [name, ts, dur])

describe('a trace in processor time', () => {
  test('a task lasts as long as its processor time and keeps its start', () => {
    const task = event('ThreadControllerImpl::RunTask', 1000, 400, 100)
    expect(times(inProcessorTime([task]))).toEqual([[task.name, 1000, 100]])
  })

  test('events in a task stay in it, in the same order and proportion', () => {
    const events = [
      event('RunTask', 1000, 400, 100),
      event('FunctionCall', 1000, 400, 90),
      event('Layout', 1200, 200, 50),
      event('Mark', 1400),
    ]
    expect(times(inProcessorTime(events))).toEqual([
      ['RunTask', 1000, 100],
      ['FunctionCall', 1000, 100],
      ['Layout', 1050, 50],
      ['Mark', 1100, undefined],
    ])
  })

  test('a nested task is shortened with the outer one', () => {
    const events = [event('RunTask', 1000, 400, 200), event('RunTask', 1100, 200, 200)]
    expect(times(inProcessorTime(events))).toEqual([
      ['RunTask', 1000, 200],
      ['RunTask', 1050, 100],
    ])
  })

  test('no task grows, and events between tasks or without processor time stay unchanged', () => {
    const events = [
      event('RunTask', 1000, 100, 120),
      event('Mark', 1500),
      event('RunTask', 2000, 100),
      event('RunTask', 3000, 100, 50),
    ]
    expect(times(inProcessorTime(events))).toEqual([
      ['RunTask', 1000, 100],
      ['Mark', 1500, undefined],
      ['RunTask', 2000, 100],
      ['RunTask', 3000, 50],
    ])
  })

  test('threads do not affect each other', () => {
    const events = [event('RunTask', 1000, 400, 100, 1), event('Layout', 1200, 100, 100, 2)]
    expect(times(inProcessorTime(events))).toEqual([
      ['RunTask', 1000, 100],
      ['Layout', 1200, 100],
    ])
  })
})
