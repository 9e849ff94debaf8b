import { useEffect, useRef, useState } from 'react'
import { partSize, partsOf } from '../../../../domain/desk/attachments.ts'
import * as limits from '../../../../domain/limits.ts'
import { letterCalls } from '../../../calls/letter-calls.ts'
import { Trouble, troubleKind } from '../../../calls/trouble.ts'
import { sessionEnded } from '../../../session/session-ended.ts'
import type { GivenFile } from './given-files.ts'
import { counts, type LetterFile, newFile } from './letter-file.ts'

/**
 * The files of a letter. They are uploaded one after another while the letter is written; those of an earlier visit are
 * still there.
 */
export function useLetterFiles(reference: string) {
  const [files, setFiles] = useState<readonly LetterFile[]>([])
  const [loading, setLoading] = useState<'loading' | 'loaded' | 'failed'>('loading')
  // The state of this moment, for work that goes on between two renderings.
  const current = useRef(files)
  const queue = useRef(Promise.resolve())

  function set(change: (files: readonly LetterFile[]) => readonly LetterFile[]): void {
    current.current = change(current.current)
    setFiles(current.current)
  }

  function patch(id: string, change: Partial<LetterFile>): void {
    set((all) => all.map((file) => (file.id === id ? { ...file, ...change } : file)))
  }

  async function load(): Promise<void> {
    setLoading('loading')
    try {
      const stored = await letterCalls.waitingFiles(reference)
      const known = current.current.map(({ id }) => id)
      const earlier = stored
        .filter(({ id }) => !known.includes(id))
        .map(
          ({ complete, ...file }): LetterFile => ({
            ...file,
            state: complete ? 'ready' : 'cut-off',
            parts: complete ? partsOf(file.bytes) : 0,
          }),
        )
      set((all) => [...earlier, ...all])
      setLoading('loaded')
    } catch {
      setLoading('failed')
    }
  }

  async function upload(id: string): Promise<void> {
    const file = current.current.find((each) => each.id === id)
    if (!file?.source) return
    const { source, name, bytes } = file
    patch(id, { state: 'uploading' })
    try {
      await letterCalls.announceFile(reference, id, { name, bytes })
      for (let part = file.parts; part < partsOf(bytes); part += 1) {
        const from = part * limits.desk.attachmentPartBytes
        await letterCalls.putPart(reference, id, part, source.slice(from, from + partSize(bytes, part)))
        patch(id, { parts: part + 1 })
        if (!current.current.some((each) => each.id === id)) return await discard(id)
      }
      patch(id, { state: 'ready' })
    } catch (trouble) {
      const kind = troubleKind(trouble)
      if (kind === 'signed-out') sessionEnded.set(true)
      const tooMuch = trouble instanceof Trouble && trouble.now === 'too-much'
      patch(id, { state: tooMuch ? 'too-big' : kind === 'offline' ? 'offline' : 'failed' })
    }
  }

  /** A file that stays behind is not sent, and goes after some days. */
  async function discard(id: string): Promise<void> {
    await letterCalls.removeFile(reference, id).catch(() => undefined)
  }

  function start(id: string): void {
    patch(id, { state: 'waiting' })
    queue.current = queue.current.then(() => upload(id))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each inquiry, although `load` is new in each render
  useEffect(() => void load(), [reference])

  return {
    files,
    loading,
    load,
    add(given: readonly GivenFile[]): void {
      for (const each of given) {
        const file = newFile(each, current.current)
        set((all) => [...all, file])
        if (file.state === 'waiting') start(file.id)
      }
    },
    retry: start,
    remove({ id, state }: LetterFile): void {
      set((all) => all.filter((file) => file.id !== id))
      // A file that is on its way is discarded when its next part has arrived.
      if (state !== 'uploading' && state !== 'waiting' && counts({ state })) void discard(id)
    },
  }
}

export type LetterFiles = ReturnType<typeof useLetterFiles>
