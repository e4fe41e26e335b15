import { computed, onMounted, onUnmounted, ref, type Ref } from 'vue'

const rails = ref(0)

/** Whether a rail of pages stands on the screen: what lies at the foot of a narrow one stands above it. */
export const isRailShown: Readonly<Ref<boolean>> = computed(() => rails.value > 0)

/** Called by the rail. */
export function tellRailShown(): void {
  onMounted(() => rails.value++)
  onUnmounted(() => rails.value--)
}
