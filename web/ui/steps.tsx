/** Progress through a row of steps; at is the index of the present one. */
export const Steps = ({ label, steps, at }: { label: string; steps: readonly string[]; at: number }) => (
  <nav aria-label={label}>
    <ol className="steps">
      {steps.map((step, index) => (
        <li key={step} className={index <= at ? 'reached' : undefined}>
          <span className={index < at ? 'done' : undefined} aria-current={index === at ? 'step' : undefined}>
            {step}
          </span>
        </li>
      ))}
    </ol>
  </nav>
);
