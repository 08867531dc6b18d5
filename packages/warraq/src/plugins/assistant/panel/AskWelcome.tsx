import { useAsk } from './ask-context.ts'

interface AskWelcomeProps {
  readonly questions: readonly string[]
  readonly onAsk: (question: string) => void
}

/** The screen of a new conversation. */
export function AskWelcome({ questions, onAsk }: AskWelcomeProps) {
  const { text } = useAsk()
  return (
    <div className="ask-welcome">
      <h2>{text.welcome}</h2>
      <p>{text.welcomeMore}</p>
      {questions.map((question) => (
        <p key={question}>
          <button type="button" className="ask-query" onClick={() => onAsk(question)}>
            {question}
          </button>
        </p>
      ))}
    </div>
  )
}
