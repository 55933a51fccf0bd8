import hashlib, hmac, time

def is_genuine(headers, raw_body, secret, now=None):
    timestamp = headers.get("x-bigsuite-timestamp", "")
    if not timestamp.isdigit() or abs((now or time.time()) - int(timestamp)) > 300:
        return False
    signed = timestamp.encode() + b"." + raw_body
    expected = "v1=" + hmac.new(secret.encode(), signed, hashlib.sha256).hexdigest()
    return hmac.compare_digest(headers.get("x-bigsuite-signature", ""), expected)
