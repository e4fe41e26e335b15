import { computed } from 'vue'
import { useRoute, useRouter } from 'vue-router'
import { useChangingCommands, useCommands, type Command } from '../commands/commands.ts'
import { useDesk } from '../stores/desk.ts'
import { useTable } from '../stores/table.ts'
import { useMayCorrect } from '../features/corrections/mayCorrect.ts'
import { canMove, nextPlace } from '../features/corrections/places.ts'
import { openKinds } from '../features/corrections/recordChoice.ts'
import { correctionsTexts } from '../features/corrections/texts/corrections.ts'
import { useLeaving } from '../features/share/leaving.ts'
import { standInTexts } from '../features/stand-in/texts/standIn.ts'
import { namingTexts } from '../features/naming/texts/naming.ts'
import { figuresTexts } from '../features/figures/texts/figures.ts'
import { takeOverTexts } from '../features/take-over/texts/takeOver.ts'
import { recapTexts } from '../features/recap/texts/recap.ts'
import { deskTexts } from '../features/desk/texts/desk.ts'
import { phaseName } from '../wording/names.ts'
import { useRedo } from '../features/desk/redo.ts'
import { useTakeBack } from '../features/desk/takeBack.ts'

/** There are no more keys of one figure. */
const MOST_KEYS = 9

/** Commands that are there while a campaign is open. */
export function useTableCommands(): void {
  const table = useTable()
  const desk = useDesk()
  const route = useRoute()
  const router = useRouter()
  const takeBack = useTakeBack()
  const redo = useRedo()
  const leaving = useLeaving()
  const mayCorrect = useMayCorrect()

  /** Text, so that commands are declared anew only where the steps are others. */
  const steps = computed(() => (table.game?.calendar.steps(table.cursor) ?? []).map(({ phase }) => phase).join(' '))
  const phases = (): Command[] =>
    steps.value
      .split(' ')
      .slice(0, MOST_KEYS)
      .flatMap((step, index): Command[] => {
        if (step === '') return []
        const phase = Number(step)
        return [
          {
            id: `table.phase${phase}`,
            get title() {
              return deskTexts.commands.record(phase, phaseName(phase))
            },
            group: 'Table',
            keys: [`Digit${index + 1}`, `Numpad${index + 1}`],
            unlisted: true,
            enabled: () => route.name === 'desk',
            run: () => {
              const { turn, seat } = table.cursor
              desk.phaseShown = { turn, seat, phase }
            },
          },
        ]
      })

  useCommands(
    {
      id: 'table.takeBack',
      get title() {
        return deskTexts.commands.takeBack
      },
      get also() {
        return deskTexts.commands.also.takeBack
      },
      group: 'Table',
      keys: ['$mod+KeyZ'],
      whileTyping: 'untouched',
      enabled: () => table.canWrite && takeBack.name.value !== null,
      run: takeBack.run,
    },
    {
      id: 'table.redo',
      get title() {
        return deskTexts.redo.command
      },
      get also() {
        return deskTexts.commands.also.redo
      },
      group: 'Table',
      keys: ['$mod+Shift+KeyZ', '$mod+KeyY'],
      whileTyping: 'untouched',
      enabled: () => redo.name.value !== null,
      run: redo.run,
    },
    {
      id: 'table.correct',
      get title() {
        return deskTexts.commands.correct
      },
      get also() {
        return deskTexts.commands.also.correct
      },
      group: 'Table',
      keys: ['KeyC'],
      enabled: () => mayCorrect.value,
      run: () => (desk.dialog = { kind: 'correct' }),
    },
    {
      id: 'table.correctMany',
      get title() {
        return figuresTexts.command
      },
      get also() {
        return figuresTexts.also
      },
      group: 'Table',
      enabled: () => mayCorrect.value,
      run: () => void router.push({ name: 'figures', params: { campaign: table.head?.table ?? '' } }),
    },
    {
      id: 'table.takeOver',
      get title() {
        return takeOverTexts.command
      },
      get also() {
        return takeOverTexts.also
      },
      group: 'Table',
      enabled: () => mayCorrect.value,
      run: () => void router.push({ name: 'take-over', params: { campaign: table.head?.table ?? '' } }),
    },
    {
      id: 'table.correctRecord',
      get title() {
        return correctionsTexts.commands.record
      },
      group: 'Table',
      enabled: () => mayCorrect.value && openKinds(table.game?.records ?? [], table.world).length > 0,
      run: () => (desk.dialog = { kind: 'record' }),
    },
    {
      id: 'table.endPhase',
      get title() {
        return correctionsTexts.commands.end
      },
      group: 'Table',
      enabled: () => mayCorrect.value && nextPlace(table.game, table.world) !== null,
      run: () => {
        const to = nextPlace(table.game, table.world)
        if (to !== null) desk.dialog = { kind: 'place', to }
      },
    },
    {
      id: 'table.movePlay',
      get title() {
        return correctionsTexts.commands.back
      },
      group: 'Table',
      enabled: () => mayCorrect.value && canMove(table.game, table.world),
      run: () => (desk.dialog = { kind: 'place' }),
    },
    {
      id: 'table.note',
      get title() {
        return deskTexts.commands.note
      },
      get also() {
        return deskTexts.commands.also.note
      },
      group: 'Table',
      keys: ['KeyN'],
      enabled: () => table.canWrite,
      run: () => (desk.dialog = { kind: 'note' }),
    },
    {
      id: 'table.names',
      get title() {
        return namingTexts.command
      },
      get also() {
        return namingTexts.also
      },
      group: 'Table',
      enabled: () => mayCorrect.value && table.game?.naming !== undefined,
      run: () => (desk.dialog = { kind: 'names' }),
    },
    {
      id: 'table.standIn',
      get title() {
        return standInTexts.command
      },
      get also() {
        return standInTexts.also
      },
      group: 'Table',
      enabled: () => mayCorrect.value,
      run: () => (desk.dialog = { kind: 'standIn' }),
    },
    {
      id: 'go.recap',
      get title() {
        return recapTexts.command
      },
      group: 'Go to',
      run: () => router.push({ name: 'recap', params: { campaign: table.head?.table ?? '' } }),
    },
    {
      id: 'go.book',
      get title() {
        return deskTexts.over.book
      },
      group: 'Go to',
      run: () => router.push({ name: 'print', params: { campaign: table.head?.table ?? '', what: 'book' } }),
    },
    {
      id: 'campaign.close',
      get title() {
        return deskTexts.commands.close
      },
      group: 'Campaign',
      run: async () => {
        if (!(await leaving.mayLeave())) return
        await router.push({ name: 'library' })
        await table.close()
      },
    },
  )
  useChangingCommands(phases)
}
