/** Sum of many floating-point numbers with the rounding of each step carried along (Neumaier): off by about one unit in the last place of the result. */
export function preciseSum(count: number, term: (index: number) => number): number {
  let sum = 0
  let carried = 0
  for (let index = 0; index < count; index++) {
    const next = term(index)
    const total = sum + next
    carried += Math.abs(sum) >= Math.abs(next) ? sum - total + next : next - total + sum
    sum = total
  }
  return sum + carried
}
