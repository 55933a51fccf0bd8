import { Component, type ReactNode } from "react";
import { Failed } from "./failed.tsx";

interface State {
  error?: unknown;
}

/** Shows what failed instead of an empty page; the rest of the app keeps working. */
export class ScreenBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render() {
    if (this.state.error === undefined) return this.props.children;
    return <Failed error={this.state.error} onRetry={() => this.setState({ error: undefined })} />;
  }
}
