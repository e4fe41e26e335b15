/** A Playwright reporter that ends the run with every skipped test and its reason, which the list reporter leaves out. */
export default class SkipReasons {
  /** @type {string[]} */
  #lines = []

  /**
   * @param {import('@playwright/test/reporter').TestCase} test
   * @param {import('@playwright/test/reporter').TestResult} result
   */
  onTestEnd(test, result) {
    if (result.status !== 'skipped') return
    const annotations = [...test.annotations, ...result.annotations]
    const reason = annotations.find(({ type, description }) => (type === 'skip' || type === 'fixme') && description)?.description
    this.#lines.push(`  ${test.titlePath().filter(Boolean).join(' > ')}: ${reason ?? 'no reason given'}`)
  }

  onEnd() {
    if (this.#lines.length > 0) console.log(['', 'Skipped:', ...this.#lines].join('\n'))
  }

  printsToStdio() {
    return false
  }
}
