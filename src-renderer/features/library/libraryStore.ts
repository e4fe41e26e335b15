import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { Version } from '../../../src-shared/contract/journalStore.ts'
import type { CampaignSummary, TrashedCampaign } from '../../../src-shared/contract/workbenchApi.ts'
import { readWhatIf } from '../../../src-shared/contract/whatIf.ts'
import { accept, type Outcome } from '../../../src-shared/kernel/problem.ts'
import { useBridge } from '../../bridge/hostBridge.ts'
import { useAnnouncements } from '../../stores/announcements.ts'
import { lostShelvings } from './lostShelvings.ts'
import { libraryTexts } from './texts/library.ts'
import { troubleTexts } from '../../stores/texts/trouble.ts'
import { sentencesOf, troubleOf, useTrouble } from '../../stores/sentences.ts'
import { useTable } from '../../stores/table.ts'

/** A whole campaign on its way out. */
export interface CampaignFile {
  readonly name: string
  readonly content: Blob
}

/** A ref of a host that keeps files is the name or the path of one. */
function fileName(ref_: string): string {
  return ref_.split(/[\\/]/).at(-1) ?? ref_
}

/** The shelf of campaigns. Refusals are told in the corner; an act that was refused gives null. */
export const useLibrary = defineStore('library', () => {
  const { api, fetchCampaign } = useBridge()
  const announcements = useAnnouncements()
  const table = useTable()
  /** Null until the shelf was read once. */
  const campaigns = shallowRef<readonly CampaignSummary[] | null>(null)
  const { why, trouble } = useTrouble()
  const { keyed, forget } = lostShelvings()

  async function refresh(): Promise<void> {
    try {
      campaigns.value = await api.library()
      why.value = null
    } catch (bug) {
      why.value = troubleOf(bug, () => troubleTexts.doing.readLibrary)
    }
  }

  async function act<T>(doing: string, work: () => Promise<Outcome<T>>): Promise<T | null> {
    try {
      const outcome = await work()
      if (outcome.ok) return outcome.value
      announcements.say(() => sentencesOf(outcome.problems), 'trouble')
    } catch (bug) {
      announcements.say(
        troubleOf(bug, () => doing),
        'trouble',
      )
    }
    return null
  }

  async function change<T>(doing: string, work: () => Promise<Outcome<T>>): Promise<T | null> {
    const done = await act(doing, work)
    await refresh()
    return done
  }

  /** Begins a campaign. Gives its ref; rejects where the host does not answer. `setup` as `LibraryApi.create` takes it. */
  const create = (setup: unknown): Promise<Outcome<string>> => keyed(['create', JSON.stringify(setup)], (key) => api.create(setup, key))
  const createSample = (): Promise<string | null> => change(troubleTexts.doing.sample, () => api.createSample())
  /** Gives its ref, or why it was refused; says nothing itself. Rejects where the host does not answer. */
  const importCampaign = (name: string, text: string): Promise<Outcome<string>> =>
    keyed(['import', name, text], (key) => api.importCampaign(name, text, key))
  /** The campaign that is here already with everything in that text; null where there is none. */
  async function findSame(text: string): Promise<CampaignSummary | null> {
    const whole = text.trimEnd()
    const first = whole.slice(0, Math.max(0, whole.indexOf('\n'))).trimEnd()
    const same = first === '' ? null : await api.findSame(first, whole.slice(whole.lastIndexOf('\n') + 1))
    if (same?.ok !== true) return null
    await refresh()
    return campaigns.value?.find((one) => one.ref === same.value) ?? null
  }
  /** Gives the ref it has from then on. */
  async function rename(ref_: string, title: string): Promise<string | null> {
    const renamed = await change(troubleTexts.doing.rename, () => keyed(['rename', ref_, title], (key) => api.rename(ref_, title, key)))
    if (renamed !== null && renamed !== ref_) leave(ref_)
    return renamed
  }

  /** A copy of the campaign with this title, named as one in the language of the moment. */
  const duplicate = (ref_: string, title: string): Promise<string | null> =>
    change(troubleTexts.doing.duplicate, () => {
      const copy = libraryTexts.copyOf(title)
      return keyed(['duplicate', ref_, copy], (key) => api.duplicate(ref_, copy, key))
    })
  /** The whole file, with its name. */
  const exportCampaign = (ref_: string): Promise<CampaignFile | null> =>
    act(troubleTexts.doing.writeFile, async () => {
      // A copy that is not kept is no file anywhere: its host tells it.
      if (fetchCampaign !== undefined && readWhatIf(ref_) === null)
        return accept({ name: fileName(ref_), content: await fetchCampaign(ref_) })
      const outcome = await api.exportCampaign(ref_)
      return outcome.ok ? accept({ name: outcome.value.name, content: new Blob([outcome.value.text]) }) : outcome
    })

  /** To the trash; what tells it offers the way back. */
  async function trash({ ref: ref_, title }: Pick<CampaignSummary, 'ref' | 'title'>): Promise<boolean> {
    const id = await change(troubleTexts.doing.trash, () => api.trash(ref_))
    if (id === null) return false
    forget()
    leave(ref_)
    const undo = { label: libraryTexts.trashing.undo, run: () => bringBack({ id, title }) }
    announcements.say(libraryTexts.trashing.done(title), 'plain', undo)
    return true
  }

  /** Out of the trash again. Gives its ref. */
  async function bringBack({ id, title }: Pick<TrashedCampaign, 'id' | 'title'>): Promise<string | null> {
    const back = await change(troubleTexts.doing.bringBack, () => api.bringBack(id))
    if (back !== null) announcements.say(libraryTexts.trashPage.broughtBack(title), 'good')
    return back
  }

  /** Empty where none are kept, or they could not be read. */
  const versions = async (ref_: string): Promise<readonly Version[]> =>
    (await act(troubleTexts.doing.readLibrary, () => api.versions(ref_))) ?? []

  async function putBack(ref_: string, version: string): Promise<boolean> {
    const done = await change(troubleTexts.doing.putBack, async () => {
      const outcome = await api.putBack(ref_, version)
      return outcome.ok ? { ok: true as const, value: true } : outcome
    })
    return done === true
  }

  /** From now on the campaign as it lies there is the latest. */
  const playOn = async (ref_: string): Promise<boolean> => (await act(troubleTexts.doing.open, () => api.playOn(ref_))) !== null

  /** Whatever another computer says: it is not open there. */
  const breakLock = async (ref_: string): Promise<boolean> => (await act(troubleTexts.doing.open, () => api.breakLock(ref_))) !== null

  /** Of a campaign that is not under this ref any more nothing stays open here. */
  function leave(ref_: string): void {
    if (table.head?.table === ref_) table.conceal()
  }

  return {
    campaigns,
    trouble,
    refresh,
    create,
    createSample,
    importCampaign,
    findSame,
    rename,
    duplicate,
    exportCampaign,
    trash,
    bringBack,
    versions,
    putBack,
    playOn,
    breakLock,
  }
})
