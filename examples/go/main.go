// Reads a balance and sends 0.01 ISLM from an account in a keystore.
package main

import (
	"bufio"
	"context"
	"fmt"
	"log"
	"math/big"
	"os"
	"strings"

	"github.com/ethereum/go-ethereum/accounts/abi/bind"
	"github.com/ethereum/go-ethereum/accounts/keystore"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/ethclient"
	"golang.org/x/term"
)

const testnet = "https://rpc.eth.testedge2.haqq.network"

func main() {
	if len(os.Args) < 3 {
		log.Fatal("usage: go run . KEYSTORE RECIPIENT [URL]")
	}
	url := testnet
	if len(os.Args) > 3 {
		url = os.Args[3]
	}
	if err := send(context.Background(), os.Args[1], common.HexToAddress(os.Args[2]), url); err != nil {
		log.Fatal(err)
	}
}

func send(ctx context.Context, file string, to common.Address, url string) error {
	client, err := ethclient.DialContext(ctx, url)
	if err != nil {
		return err
	}
	key, err := openKeystore(file)
	if err != nil {
		return err
	}
	balance, err := client.BalanceAt(ctx, key.Address, nil)
	if err != nil {
		return err
	}
	fmt.Println("Balance:", inCoins(balance), "ISLM")

	chain, err := client.ChainID(ctx)
	if err != nil {
		return err
	}
	nonce, err := client.PendingNonceAt(ctx, key.Address)
	if err != nil {
		return err
	}
	price, err := client.SuggestGasPrice(ctx)
	if err != nil {
		return err
	}
	tip, err := client.SuggestGasTipCap(ctx)
	if err != nil {
		return err
	}
	tx, err := types.SignNewTx(key.PrivateKey, types.LatestSignerForChainID(chain), &types.DynamicFeeTx{
		ChainID:   chain,
		Nonce:     nonce,
		To:        &to,
		Value:     big.NewInt(10_000_000_000_000_000),
		Gas:       21_000,
		GasFeeCap: new(big.Int).Mul(price, big.NewInt(2)),
		GasTipCap: tip,
	})
	if err != nil {
		return err
	}
	if err := client.SendTransaction(ctx, tx); err != nil {
		return err
	}
	receipt, err := bind.WaitMined(ctx, client, tx)
	if err != nil {
		return err
	}
	fmt.Println("status", receipt.Status, tx.Hash())
	return nil
}

// openKeystore asks for the password, and does not show it.
func openKeystore(file string) (*keystore.Key, error) {
	encrypted, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	fmt.Fprint(os.Stderr, "Password of the keystore: ")
	password, err := readPassword()
	fmt.Fprintln(os.Stderr)
	if err != nil {
		return nil, err
	}
	return keystore.DecryptKey(encrypted, password)
}

func readPassword() (string, error) {
	if term.IsTerminal(int(os.Stdin.Fd())) {
		password, err := term.ReadPassword(int(os.Stdin.Fd()))
		return string(password), err
	}
	line, err := bufio.NewReader(os.Stdin).ReadString('\n')
	return strings.TrimRight(line, "\r\n"), err
}

func inCoins(amount *big.Int) string {
	coins := new(big.Rat).SetFrac(amount, big.NewInt(1_000_000_000_000_000_000))
	return coins.FloatString(6)
}
